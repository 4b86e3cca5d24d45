import {
  checkDocument,
  checkLimits,
  checkVariables,
  isForReader,
  type RequestContext,
  tooDeep,
} from '@console/api-kit';
import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { MutationRate } from './MutationRate.ts';

/**
 * Refuses operations that ask for too much or send other variables than they declare, after parsing and before
 * execution, and the mutations of a user who makes too many.
 *
 * @param mutationsPerMinute the mutations of one user that this process answers in a minute.
 */
export function operationLimits(mutationsPerMinute: number): Plugin<RequestContext> {
  const rate = new MutationRate(mutationsPerMinute);
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn(((source, options) => {
        // Finding the line of an error takes as long as the text, and an answer may have an error in each row.
        const document = readable(() => parseFn(source, { ...options, noLocation: true }));
        // This check comes before validation, because validating a text with many repetitions takes long.
        checkDocument(document);
        return document;
      }) satisfies typeof parseFn);
    },
    onExecute(beginning) {
      const mutations = mutationsWithinLimits(beginning);
      // Queries must not wait for a promise here.
      if (mutations === 0) return;
      const { args, setResultAndStopExecution } = beginning;
      return rate.excess(args.contextValue.viewer.userId, mutations).then((error) => {
        if (error) setResultAndStopExecution({ errors: [error] });
      });
    },
    onSubscribe: (beginning) => void mutationsWithinLimits(beginning),
  };
}

interface Beginning {
  args: Parameters<typeof checkLimits>[0];
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void;
}

/** Stops an operation beyond the limits. Returns the number of mutations that are to be executed. */
function mutationsWithinLimits({ args, setResultAndStopExecution }: Beginning): number {
  try {
    checkVariables(args);
    return checkLimits(args);
  } catch (error) {
    if (!isForReader(error)) throw error;
    setResultAndStopExecution({ errors: [error] });
    return 0;
  }
}

/** Parses a text. The parser calls itself for each level, so too many levels exhaust the stack and are refused. */
function readable<Document>(parse: () => Document): Document {
  try {
    return parse();
  } catch (error) {
    throw error instanceof RangeError ? tooDeep() : error;
  }
}
