import { lazy } from 'react';

import { Late } from '../parts/failure/Late.tsx';
import { WhenSeen } from '../parts/screen/WhenSeen.tsx';
import classes from './DashboardScreen.module.css';

const CoverageSection = lazy(async () => ({
  default: (await import('../coverage-map/CoverageSection.tsx')).CoverageSection,
}));

/** Loads the coverage map once its place scrolls into view. */
export function CoverageWhenSeen() {
  return (
    <WhenSeen unseen={classes.unseen}>
      <Late>
        <CoverageSection />
      </Late>
    </WhenSeen>
  );
}
