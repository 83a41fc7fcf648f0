import { createContext, use } from 'react';

export interface Site {
  /** The congregation that one signs in to. */
  readonly congregation: string;
  /** The server has no mail server: it keeps mails and sends none (OWN-262). */
  readonly mailsKept: boolean;
  /** The reader manages the congregation's territories and people. */
  readonly manages: boolean;
  /** The reader administers the site, and brings its grounds. */
  readonly administers: boolean;
}

/** What the menu says of the server and of the reader's place on it; as the documents have it where it says nothing. */
export const SiteContext = createContext<Site>({
  congregation: '',
  mailsKept: false,
  manages: false,
  administers: false,
});

export const useSite = (): Site => use(SiteContext);
