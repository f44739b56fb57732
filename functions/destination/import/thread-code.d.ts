// A module with all that it imports, as the text that a thread is made of: infra/thread-code.mjs.
declare module 'thread:*' {
  const code: string;
  export default code;
}
