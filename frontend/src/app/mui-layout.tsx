import { Outlet } from 'react-router-dom';
import { withMui } from '../shared/ui/with-mui';

/** The layout of pages that use MUI; loaded with the first of them. */
export default withMui(Outlet);
