import { EnvironmentOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import { mapLinkTexts } from './map-link.texts.ts';
import classes from './MapLink.module.css';

interface Props {
  readonly mapLink: string;
  readonly numberName: string;
  /** In a table where room is dear. */
  readonly short?: boolean;
}

/** To the map of one territory: ours within the page, one that lies elsewhere at its address (MYEX-04, B-33). */
export function MapLink({ mapLink, numberName, short = false }: Props) {
  return (
    <Link to={mapLink} className={classes['link']} aria-label={mapLinkTexts.mapOf(numberName)}>
      <EnvironmentOutlined aria-hidden /> {short ? mapLinkTexts.short : mapLinkTexts.map}
    </Link>
  );
}
