import { checkDocument, checkLimits, isForReader, type RequestContext, tooDeep } from '@console/api-kit';
import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Refuses operations that ask for too much: as soon as they are read, and before they are executed. */
export const operationLimits: Plugin<RequestContext> = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((...given: Parameters<typeof parseFn>) => {
      const document = readable(() => parseFn(...given));
      // Validating takes its time over what is repeated, so it comes second.
      checkDocument(document);
      return document;
    });
  },
  onExecute: stopBeyondLimits,
  onSubscribe: stopBeyondLimits,
};

interface Beginning {
  args: Parameters<typeof checkLimits>[0];
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void;
}

function stopBeyondLimits({ args, setResultAndStopExecution }: Beginning): void {
  try {
    checkLimits(args);
  } catch (error) {
    if (!isForReader(error)) throw error;
    setResultAndStopExecution({ errors: [error] });
  }
}

/** The parser calls itself for each level, until there is no room left. */
function readable<Document>(parse: () => Document): Document {
  try {
    return parse();
  } catch (error) {
    throw error instanceof RangeError ? tooDeep() : error;
  }
}
