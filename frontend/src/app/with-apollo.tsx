import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import GlobalStyles from '@mui/material/GlobalStyles';
import { apollo } from '../shared/api/apollo';
import { STAFF_STYLES } from '../shared/ui/staff-styles';
import { staffTheme } from '../shared/ui/staff-theme';
import { withMui } from '../shared/ui/with-mui';

/** Provides Apollo Client and the theme to the staff area; loaded with its first page. */
export default withMui(function WithApollo() {
  return (
    <ApolloProvider client={apollo}>
      <GlobalStyles styles={STAFF_STYLES} />
      <Outlet />
    </ApolloProvider>
  );
}, staffTheme);
