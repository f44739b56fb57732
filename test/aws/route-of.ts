type Json = Record<string, unknown>;
type Method = { 'x-amazon-apigateway-integration': { uri: string } };

export interface FoundRoute {
  path: string;
  functionName: string;
}

/**
 * The route that API Gateway takes: at each step the name, else a parameter, else the greedy rest, and never back from a
 * step it took. Undefined where none fits; the method's own, else `ANY`.
 */
export function routeOf(document: Json, method: string, path: string): FoundRoute | undefined {
  const paths = document.paths as Record<string, Record<string, Method>>;
  const known = Object.keys(paths);
  const beginsWith = (start: string) => known.some((other) => other === start || other.startsWith(`${start}/`));
  let at = '';
  for (const [, step] of path.matchAll(/\/([^/]*)/g)) {
    const parameter = known
      .filter((other) => other.startsWith(`${at}/{`))
      .map((other) => other.slice(at.length + 1).split('/')[0]!)
      .find((name) => !name.endsWith('+}'));
    if (beginsWith(`${at}/${step}`)) at = `${at}/${step}`;
    else if (parameter) at = `${at}/${parameter}`;
    else {
      at = `${at}/{proxy+}`;
      break;
    }
  }
  const methods = paths[at];
  const found = methods?.[method.toLowerCase()] ?? methods?.['x-amazon-apigateway-any-method'];
  return found && { path: at, functionName: found['x-amazon-apigateway-integration'].uri };
}
