/** What the path of a call fits, its parameters being anything between two slashes. */
export const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
