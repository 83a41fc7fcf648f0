import { withProduct } from '../parts/texts/product.ts';
import { pictureOf } from './help.pictures.ts';
import { helpTexts } from './help.texts.ts';
import classes from './HelpTopic.module.css';
import { pictureSizes } from './picture-sizes.ts';
import { Sentence } from './Sentence.tsx';
import type { Topic } from './topics/topic.ts';

/** One task: what to do, step by step, and how it looks. */
export function HelpTopic({ id, title, steps, notes = [], picture }: Topic) {
  const source = pictureOf(id);
  const heading = `${id}-titre`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={heading} className={classes.topic}>
      <h3 id={heading}>{withProduct(title)}</h3>
      <div className={classes.content}>
        <div>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <Sentence text={step} />
              </li>
            ))}
          </ol>
          {notes.map((note) => (
            <p key={note} className={classes.note}>
              <Sentence text={note} />
            </p>
          ))}
        </div>
        {source !== undefined && (
          <a href={source} className={classes[picture.width]}>
            <img
              src={source}
              alt={helpTexts.enlarge(withProduct(picture.alt))}
              {...pictureSizes[picture.width]}
              loading="lazy"
              decoding="async"
            />
          </a>
        )}
      </div>
    </section>
  );
}
