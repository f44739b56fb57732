import type { Actor } from '#functions/actors/actor.ts';
import type { SecretName } from '#shared/site/parts/secrets.ts';

/** What a secret is sealed for: moved to another site or name it does not open. Roles are granted by how it begins. */
export const secretRecord = ({ site }: Actor, name: SecretName): string => `secret/${site}/${name}`;
