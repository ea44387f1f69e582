import { createContext } from 'react';
import { publicAnswers } from './public-answers';

/** Where pages read their answers: those of the browser, or of the one page that the server renders. */
export const AnswersContext = createContext(publicAnswers);
