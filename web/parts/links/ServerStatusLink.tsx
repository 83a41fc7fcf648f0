import { DashboardOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import { useAdditions } from '../additions/additions.ts';
import classes from './ImportLink.module.css';
import { serverStatusLinkTexts } from './server-status-link.texts.ts';

/** A link to c-server, which no documented menu has (OWN-92). */
export const ServerStatusLink = () =>
  useAdditions() && (
    <Link to="/c-server" className={classes.link}>
      <DashboardOutlined aria-hidden /> {serverStatusLinkTexts.serverStatus}
    </Link>
  );
