import blocks from '../../parts/theme/Blocks.module.css';
import { AuditFile } from './AuditFile.tsx';
import classes from './AuditFile.module.css';

/** The audit file of one's own congregation, for its administrators. */
export const AuditPanel = () => (
  <div className={`${blocks.panel} ${blocks.column} ${classes.panel}`}>
    <AuditFile everyCongregation={false} />
  </div>
);
