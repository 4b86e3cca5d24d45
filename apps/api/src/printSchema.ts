import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { schema } from './schema.ts';

/** Writes schema.graphql, the contract between the console and this or another server. */
writeFileSync(new URL('../../../schema.graphql', import.meta.url), `${printSchema(schema)}\n`);
