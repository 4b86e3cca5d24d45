/**
 * @generated SignedSource<<961b1090ccedeec4ec0aff11760d1953>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type subjectColumns_subject$data = {
  readonly courses: {
    readonly totalCount: number;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "subjectColumns_subject";
};
export type subjectColumns_subject$key = {
  readonly " $data"?: subjectColumns_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"subjectColumns_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "subjectColumns_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "concreteType": "CourseCursorConnection",
      "kind": "LinkedField",
      "name": "courses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Subject",
  "abstractKey": null
};

(node as any).hash = "959fb391cc6956791843605a81b05820";

export default node;
