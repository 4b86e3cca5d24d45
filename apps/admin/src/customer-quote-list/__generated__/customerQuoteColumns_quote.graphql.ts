/**
 * @generated SignedSource<<14b222f3b0de7a3cc92e5f6cd1e8267f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type customerQuoteColumns_quote$data = {
  readonly contact: {
    readonly id: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly feedback: {
    readonly id: string;
  };
  readonly personName: string;
  readonly sentiment: Sentiment;
  readonly text: string;
  readonly trainingClass: {
    readonly id: string;
    readonly reference: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"QuoteActions_quote">;
  readonly " $fragmentType": "customerQuoteColumns_quote";
};
export type customerQuoteColumns_quote$key = {
  readonly " $data"?: customerQuoteColumns_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"customerQuoteColumns_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "customerQuoteColumns_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentiment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingClass",
      "kind": "LinkedField",
      "name": "trainingClass",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feedback",
      "kind": "LinkedField",
      "name": "feedback",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteActions_quote"
    }
  ],
  "type": "CustomerQuote",
  "abstractKey": null
};
})();

(node as any).hash = "fc4be26164f5fe4666915b2b9a30b528";

export default node;
