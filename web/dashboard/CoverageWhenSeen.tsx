import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import classes from './DashboardScreen.module.css';

const CoverageSection = lazy(async () => ({
  default: (await import('../coverage-map/CoverageSection.tsx')).CoverageSection,
}));

/** Loads the coverage map once its place scrolls into view. */
export function CoverageWhenSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || seen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <div ref={place} className={seen ? undefined : classes.unseen}>
      {seen && (
        <Suspense>
          <CoverageSection />
        </Suspense>
      )}
    </div>
  );
}
