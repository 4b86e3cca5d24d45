/**
 * @generated SignedSource<<d9e65161d91b78be591d91f43bc5825f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type trainerCourseColumns_trainerCourse$data = {
  readonly competency: number | null | undefined;
  readonly competencySelf: number | null | undefined;
  readonly course: {
    readonly id: string;
    readonly publishedCourseVersion: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  };
  readonly id: string;
  readonly rate: {
    readonly amount: number;
  } | null | undefined;
  readonly trainer: {
    readonly contact: {
      readonly fullName: string;
      readonly user: {
        readonly avatarUrl: string | null | undefined;
      } | null | undefined;
    };
    readonly id: string;
    readonly location: {
      readonly city: string | null | undefined;
      readonly postcode: string | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentType": "trainerCourseColumns_trainerCourse";
};
export type trainerCourseColumns_trainerCourse$key = {
  readonly " $data"?: trainerCourseColumns_trainerCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"trainerCourseColumns_trainerCourse">;
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
  "name": "trainerCourseColumns_trainerCourse",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "competency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "competencySelf",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "avatarUrl",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postcode",
              "storageKey": null
            }
          ],
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
          "concreteType": "CourseVersion",
          "kind": "LinkedField",
          "name": "publishedCourseVersion",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainerCourse",
  "abstractKey": null
};
})();

(node as any).hash = "ef3bf578d16e5317d17749a5a9c17e7c";

export default node;
