import { checkDocument, checkLimits, isForReader, type RequestContext, tooDeep } from '@console/api-kit';
import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Refuses operations that ask for too much: after parsing, and before execution. */
export const operationLimits: Plugin<RequestContext> = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((...given: Parameters<typeof parseFn>) => {
      const document = readable(() => parseFn(...given));
      // This check comes before validation, because validating a text with many repetitions takes long.
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

/** Parses a text. The parser calls itself for each level, so too many levels exhaust the stack and are refused. */
function readable<Document>(parse: () => Document): Document {
  try {
    return parse();
  } catch (error) {
    throw error instanceof RangeError ? tooDeep() : error;
  }
}
