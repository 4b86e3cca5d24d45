/**
 * @generated SignedSource<<88eed54b2aafbe88e57be7d55e517a01>>
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
  readonly " $fragmentSpreads": FragmentRefs<"EditSubjectButton_subject">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditSubjectButton_subject"
    }
  ],
  "type": "Subject",
  "abstractKey": null
};

(node as any).hash = "83f2140df4a1316663160bb7ff84ca0e";

export default node;
