import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { apollo } from '../shared/api/apollo';

/** Provides Apollo Client to the staff area; loaded with its first page. */
export default function WithApollo() {
  return (
    <ApolloProvider client={apollo}>
      <Outlet />
    </ApolloProvider>
  );
}
