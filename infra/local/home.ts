import path from 'node:path';

/** Where the embedded default keeps its table, objects and keys: `.portolan/` in the project, or PORTOLAN_HOME. */
export const portolanHome = (): string => path.resolve(process.env.PORTOLAN_HOME ?? '.portolan');
