import classes from './MapStatus.module.css';

/** What is wrong with a map, on a row of its own above what stands at its foot. */
export const MapStatus = ({ children }: { readonly children: string | null }) => (
  <p className={classes.row} role="status">
    {children !== null && <span>{children}</span>}
  </p>
);
