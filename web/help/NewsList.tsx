import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { noteNewsRead } from '../parts/installation/news.ts';
import { helpTexts } from './help.texts.ts';
import { newsAnchor } from './help.view.ts';
import { news } from './news.texts.ts';
import classes from './NewsList.module.css';
import { Sentence } from './Sentence.tsx';

/** What is new, version by version; opened by its own address, it counts as read (OWN-129). */
export function NewsList() {
  const opened = useLocation().hash === `#${newsAnchor}`;
  useEffect(() => {
    if (opened) noteNewsRead();
  }, [opened]);
  return (
    <section
      id={newsAnchor}
      tabIndex={-1}
      aria-labelledby="nouveautes-titre"
      className={classes.news}
    >
      <h2 id="nouveautes-titre">{helpTexts.news}</h2>
      {news.map(({ version, sentences }) => (
        <section key={version}>
          <h3>{helpTexts.version(version)}</h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>
                <Sentence text={sentence} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
