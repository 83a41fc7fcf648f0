import { useEffect, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { groundSearchQuery } from './place-search.operations.ts';
import { leastLetters, placeSearchView } from './place-search.view.ts';

/** Milliseconds between two questions at least: the first key asks at once, a fast hand not with each. */
const apart = 150;
/** Milliseconds until names that are still being read are asked for again. */
const patience = 2000;

/** The places that are offered for what is typed. */
export function useTypedPlace(typed: string) {
  const [asked, setAsked] = useState('');
  const askedAt = useRef(-apart);
  useEffect(() => {
    const ask = () => {
      askedAt.current = performance.now();
      setAsked(typed.trim());
    };
    const left = askedAt.current + apart - performance.now();
    // A timer would come after the picture of the key.
    if (left <= 0) return ask();
    const timer = setTimeout(ask, left);
    return () => clearTimeout(timer);
  }, [typed]);
  const [answer, askAgain] = useQuery({
    query: groundSearchQuery,
    variables: { text: asked },
    pause: asked.length < leastLetters,
  });
  const late = asked !== typed.trim();
  const view = placeSearchView(typed, { ...answer, fetching: answer.fetching || late });
  const { again } = view;
  useEffect(() => {
    if (!again) return undefined;
    const timer = setInterval(() => askAgain({ requestPolicy: 'network-only' }), patience);
    return () => clearInterval(timer);
  }, [again, askAgain]);
  return { ...view, opens: answer.data?.groundSearch?.opens ?? false };
}
