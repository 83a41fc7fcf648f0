import { territoryTexts as texts } from './territory.texts.ts';
import classes from './TerritoryLimits.module.css';

/** The limits of a territory in words, as the ground tells them (OWN-120). */
export const TerritoryLimits = ({ limits }: { readonly limits: string | null }) =>
  limits !== null && (
    <p className={classes.limits}>
      <span>{texts.limits}</span> {limits}
    </p>
  );
