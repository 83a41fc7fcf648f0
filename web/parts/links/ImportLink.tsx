import { ImportOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';

import { useAdditions } from '../additions/additions.ts';
import classes from './ImportLink.module.css';
import { importRightsQuery } from './import-link.operations.ts';
import { importLinkTexts } from './import-link.texts.ts';

/** Roles that may create administrators (B-06) are administrators, and may import. */
const administrators = ['1', '2'];

/** A link to c-import, which no documented menu has. */
export function ImportLink() {
  const additions = useAdditions();
  const [{ data }] = useQuery({ query: importRightsQuery, pause: !additions });
  const may = data?.allowedRoles?.some(({ id }) => administrators.includes(id)) ?? false;
  return may ? (
    <Link to="/c-import" className={classes.link}>
      <ImportOutlined aria-hidden /> {importLinkTexts.importFile}
    </Link>
  ) : null;
}
