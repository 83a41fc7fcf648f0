import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  readonly className?: string | undefined;
  /** Held until then, so that nothing below it moves. */
  readonly unseen?: string | undefined;
  readonly children: ReactNode;
}

/** Renders its content once its place scrolls into view. */
export function WhenSeen({ className, unseen, children }: Props) {
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
  const names = [className, seen ? undefined : unseen].filter((name) => name !== undefined);
  return (
    <div ref={place} className={names.join(' ') || undefined}>
      {seen && children}
    </div>
  );
}
