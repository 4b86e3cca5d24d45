/**
 * @generated SignedSource<<c54da19b28bb8d8af4ed115bd019ca44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PeopleAsked_people$data = ReadonlyArray<{
  readonly attendee: {
    readonly id: string;
  } | null | undefined;
  readonly customerContact: {
    readonly id: string;
  } | null | undefined;
  readonly feedback: {
    readonly id: string;
    readonly sentiment: Sentiment;
  } | null | undefined;
  readonly name: string;
  readonly trainer: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "PeopleAsked_people";
}>;
export type PeopleAsked_people$key = ReadonlyArray<{
  readonly " $data"?: PeopleAsked_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleAsked_people">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "PeopleAsked_people",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attendee",
      "kind": "LinkedField",
      "name": "attendee",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "customerContact",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trainer",
      "kind": "LinkedField",
      "name": "trainer",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feedback",
      "kind": "LinkedField",
      "name": "feedback",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentiment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackAsked",
  "abstractKey": null
};
})();

(node as any).hash = "84dc691cf64f9d20c243912845410698";

export default node;
