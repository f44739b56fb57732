import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

export type HttpEvent = APIGatewayProxyEvent;
export type HttpAnswer = APIGatewayProxyResult;

/** A header by its lower-case name; API Gateway keeps the client's case. */
export function header(event: HttpEvent, name: string): string | undefined {
  for (const [key, value] of Object.entries(event.headers ?? {})) if (key.toLowerCase() === name) return value;
  return undefined;
}

/** One cookie's value. */
export function cookie(event: HttpEvent, name: string): string | undefined {
  const jar = header(event, 'cookie') ?? '';
  for (const part of jar.split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
