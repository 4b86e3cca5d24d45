/**
 * @generated SignedSource<<dee438034b6a4beac42556289ac44438>>
 * @relayHash 887d9169c77fb6ade9e14825d711608f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76218db3633945fe69d0a06f1ce815e422e5d3b2b939dc8cdd92f7bef4942eda

import type { ConcreteRequest } from 'relay-runtime';
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
export type quoteAnswerInput = {
  clientMutationId?: string | null | undefined;
  feedback: string;
  questionId: string;
  sentiment?: Sentiment | null | undefined;
  text: string;
};
export type QuoteAnswerDialogMutation$variables = {
  input: quoteAnswerInput;
};
export type QuoteAnswerDialogMutation$data = {
  readonly quoteAnswer: {
    readonly customerQuote: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type QuoteAnswerDialogMutation = {
  response: QuoteAnswerDialogMutation$data;
  variables: QuoteAnswerDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "quoteAnswerPayload",
    "kind": "LinkedField",
    "name": "quoteAnswer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerQuote",
        "kind": "LinkedField",
        "name": "customerQuote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuoteAnswerDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuoteAnswerDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "887d9169c77fb6ade9e14825d711608f",
    "id": "76218db3633945fe69d0a06f1ce815e422e5d3b2b939dc8cdd92f7bef4942eda",
    "metadata": {},
    "name": "QuoteAnswerDialogMutation",
    "operationKind": "mutation",
    "text": "mutation QuoteAnswerDialogMutation(\n  $input: quoteAnswerInput!\n) {\n  quoteAnswer(input: $input) {\n    customerQuote {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "88ee1ff7470ff54da51c43d890c5518e";

export default node;
