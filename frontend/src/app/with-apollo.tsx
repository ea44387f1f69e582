import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { apollo } from '../shared/api/apollo';

/** Around pages that read and write through Apollo's cache; loaded with the first of them. */
export default function WithApollo() {
  return (
    <ApolloProvider client={apollo}>
      <Outlet />
    </ApolloProvider>
  );
}
