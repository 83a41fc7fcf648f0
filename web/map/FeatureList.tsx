import classes from './FeatureList.module.css';
import { mapTexts } from './map.texts.ts';
import type { FeatureId, ListedFeature } from './map.view.ts';

interface Props {
  readonly features: readonly ListedFeature[];
  /** In place of the map, with the sentence that says why. */
  readonly instead: string | null;
  /** A still picture stands above. */
  readonly below?: boolean;
  readonly onChoose: (id: FeatureId) => void;
}

/** B-105: what the canvas shows, as text; it comes into sight with the keyboard, or where no map can be drawn. */
export function FeatureList({ features, instead, below = false, onChoose }: Props) {
  const place = instead === null ? classes['aside'] : classes['instead'];
  return (
    <section className={`${place ?? ''} ${below ? (classes['below'] ?? '') : ''}`}>
      {instead !== null && <p role="alert">{instead}</p>}
      {features.length === 0 && <p>{mapTexts.noFeature}</p>}
      <ul aria-label={mapTexts.features} tabIndex={instead === null ? undefined : 0}>
        {features.map((feature) => (
          <li key={feature.id} data-type={feature.type} data-desc={feature.desc}>
            {feature.opens && instead === null ? (
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
