import { holdFirstAnswers } from './parts/graphql/first-answers.ts';

// A file of its own, which the page names before all others (OWN-164).
holdFirstAnswers();
