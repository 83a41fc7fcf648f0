import { createContext, use } from 'react';

/** Whether the reader may open the page of a person: he has the list of people, and the backend the call. */
export const PeoplePages = createContext(false);

export const usePeoplePages = (): boolean => use(PeoplePages);

/** The page of a person (OWN-251). */
export const personPath = (userId: string) => `/u-view/${encodeURIComponent(userId)}`;

/** The address of a form names the chosen person, so that lists and his page can link to it. */
export const userKey = 'user';
