import blocks from '../parts/theme/Blocks.module.css';
import { shellTexts } from './shell.texts.ts';
import classes from './UnreadMark.module.css';

/** A quiet dot, until the news of an update have been opened on this device (OWN-129). */
export const UnreadMark = () => (
  <span className={classes.unread}>
    <span className={blocks.unseen}>{shellTexts.newsUnread}</span>
  </span>
);
