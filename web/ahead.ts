import { askAhead } from './parts/graphql/asked-ahead.ts';

// A file of its own, which the page names before all others (OWN-164).
askAhead();
