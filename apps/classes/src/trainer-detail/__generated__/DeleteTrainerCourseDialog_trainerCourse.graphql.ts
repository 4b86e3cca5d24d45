/**
 * @generated SignedSource<<e00df2940de253820b00f3e7b7757487>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTrainerCourseDialog_trainerCourse$data = {
  readonly course: {
    readonly id: string;
    readonly title: string;
  };
  readonly id: string;
  readonly rate: {
    readonly amount: number;
  } | null | undefined;
  readonly trainer: {
    readonly contact: {
      readonly fullName: string;
    };
    readonly id: string;
  };
  readonly version: number;
  readonly " $fragmentType": "DeleteTrainerCourseDialog_trainerCourse";
};
export type DeleteTrainerCourseDialog_trainerCourse$key = {
  readonly " $data"?: DeleteTrainerCourseDialog_trainerCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTrainerCourseDialog_trainerCourse">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteTrainerCourseDialog_trainerCourse",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "rate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trainer",
      "kind": "LinkedField",
      "name": "trainer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainerCourse",
  "abstractKey": null
};
})();

(node as any).hash = "b1a89364686fa9ee3fcb53f45ae44933";

export default node;
