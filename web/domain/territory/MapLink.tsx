import { EnvironmentOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import { mapLinkTexts } from './map-link.texts.ts';
import classes from './MapLink.module.css';

interface Props {
  readonly mapLink: string;
  readonly numberName: string;
  /** Shortens the text in narrow columns. */
  readonly short?: boolean;
}

/** Links to the map of a territory: within the application for our own, externally for others (MYEX-04, B-33). */
export function MapLink({ mapLink, numberName, short = false }: Props) {
  return (
    <Link to={mapLink} className={classes.link} aria-label={mapLinkTexts.mapOf(numberName)}>
      <EnvironmentOutlined aria-hidden />{' '}
      <span data-word>{short ? mapLinkTexts.short : mapLinkTexts.map}</span>
    </Link>
  );
}
