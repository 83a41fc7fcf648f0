import { ImportOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';

import classes from './ImportLink.module.css';
import { importRightsQuery } from './import-link.operations.ts';
import { importLinkTexts } from './import-link.texts.ts';

/** Whoever may make administrators is one (B-06), and imports. */
const administrators = ['1', '2'];

/** The way to c-import, which no menu of the documents has. */
export function ImportLink() {
  const [{ data }] = useQuery({ query: importRightsQuery });
  const may = data?.allowedRoles?.some(({ id }) => administrators.includes(id)) ?? false;
  return may ? (
    <Link to="/c-import" className={classes['link']}>
      <ImportOutlined aria-hidden /> {importLinkTexts.importFile}
    </Link>
  ) : null;
}
