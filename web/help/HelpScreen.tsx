import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Provider, useQuery } from 'urql';

import { TextField } from '../parts/fields/TextField.tsx';
import { createGraphqlClient } from '../parts/graphql/client.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { readToken } from '../parts/storage/session-storage.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import { helpMenuQuery } from './help.operations.ts';
import { helpTexts } from './help.texts.ts';
import { menuOf, newsAnchor, shownTopics, type TopicGroup } from './help.view.ts';
import classes from './HelpScreen.module.css';
import { HelpTopic } from './HelpTopic.tsx';
import { NewsList } from './NewsList.tsx';

/** How to do what the reader's menu offers; readable without a session (spec 1 §2, B-91, OWN-127). */
export function HelpScreen() {
  // With the client of the route, a session that is over would lead away from the help.
  const [client] = useState(() => createGraphqlClient());
  return (
    <Provider value={client}>
      <Help />
    </Provider>
  );
}

function Help() {
  const [signedIn] = useState(() => readToken() !== null);
  const [{ data, fetching }] = useQuery({ query: helpMenuQuery, pause: !signedIn });
  const [search, setSearch] = useState('');
  const groups = shownTopics(menuOf(signedIn, data?.menu), search);
  const news = signedIn && search === '';
  useAnchor(fetching);

  return (
    <PublicScreen title={helpTexts.title}>
      {!signedIn && (
        <p className={classes.signIn}>
          <Link to="/login">{helpTexts.signIn}</Link>
          {helpTexts.signInFor}
        </p>
      )}
      <search className={classes.search}>
        <TextField
          label={helpTexts.search}
          inputMode="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      <div role="status">{groups.length === 0 && helpTexts.nothing(search)}</div>
      <Contents groups={groups} news={news} />
      {groups.map(({ title, topics }) => (
        <section key={title} className={classes.group}>
          <h2>{withProduct(title)}</h2>
          {topics.map((topic) => (
            <HelpTopic key={topic.id} {...topic} />
          ))}
        </section>
      ))}
      {news && <NewsList />}
      <p className={classes.back}>
        <Link to="/">{texts.home}</Link>
      </p>
    </PublicScreen>
  );
}

interface ContentsProps {
  readonly groups: readonly TopicGroup[];
  readonly news: boolean;
}

const Contents = ({ groups, news }: ContentsProps) => (
  <nav aria-label={helpTexts.contents} className={classes.contents}>
    {groups.map(({ title, topics }) => (
      <section key={title}>
        <h2>{withProduct(title)}</h2>
        <ul>
          {topics.map((topic) => (
            <li key={topic.id}>
              <a href={`#${topic.id}`}>{withProduct(topic.title)}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
    {news && <a href={`#${newsAnchor}`}>{helpTexts.news}</a>}
  </nav>
);

/** Brings the topic of the address into view, once the menu has come, which may bring the topic. */
function useAnchor(asking: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (asking) return;
    const topic = document.getElementById(decodeURIComponent(hash.slice(1)));
    topic?.scrollIntoView();
    topic?.focus({ preventScroll: true });
  }, [hash, asking]);
}
