import { createStore } from 'jotai';

/** Client state outside and inside React. */
export const store = createStore();
