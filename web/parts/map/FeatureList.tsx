import classes from './FeatureList.module.css';
import { mapTexts } from './map.texts.ts';
import type { FeatureId, ListedFeature } from './map.view.ts';

interface Props {
  readonly features: readonly ListedFeature[];
  /** The sentence that replaces the map where it cannot be drawn; null beside a map. */
  readonly instead: string | null;
  /** Placed below the sketch, which stays above it. */
  readonly below?: boolean;
  readonly limits?: string | undefined;
  /** Null while a marker has no details to open. */
  readonly onChoose: ((id: FeatureId) => void) | null;
}

/** The features of the canvas as text: visible on keyboard focus, or where no map can be drawn (B-105). */
export function FeatureList({ features, instead, below = false, limits, onChoose }: Props) {
  const place = instead === null ? classes.aside : classes.instead;
  return (
    <section className={`${place ?? ''} ${below ? (classes.below ?? '') : ''}`}>
      {instead !== null && <p role="alert">{instead}</p>}
      {limits && <p>{mapTexts.limits(limits)}</p>}
      {features.length === 0 && <p>{mapTexts.noFeature}</p>}
      <ul aria-label={mapTexts.features} tabIndex={instead === null ? undefined : 0}>
        {features.map((feature) => (
          <li key={feature.id} data-type={feature.type} data-desc={feature.desc}>
            {feature.opens && onChoose ? (
              <button type="button" onClick={() => onChoose(feature.id)}>
                <FeatureWords {...feature} />
              </button>
            ) : (
              <FeatureWords {...feature} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FeatureWords = ({ name, desc }: ListedFeature) => (
  <>
    <span>{name}</span> {desc !== '' && <strong>{desc}</strong>}
  </>
);
