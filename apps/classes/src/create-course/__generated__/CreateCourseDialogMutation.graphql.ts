/**
 * @generated SignedSource<<364c8cddf0657536230d65e5a969db76>>
 * @relayHash 18db2beb5f38f97edd78a759c142d3b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a0c00b7720f1714d834f0efb42383b8fded5370588110a8523beca7bfe09136

import type { ConcreteRequest } from 'relay-runtime';
export type createCourseVersionInput = {
  clientMutationId?: string | null | undefined;
  durationDays?: number | null | undefined;
  outline?: ReadonlyArray<CourseLessonInput> | null | undefined;
  reference?: string | null | undefined;
  subject: string;
  title: string;
};
export type CourseLessonInput = {
  title: string;
  topics: ReadonlyArray<CourseTopicInput>;
};
export type CourseTopicInput = {
  title: string;
};
export type CreateCourseDialogMutation$variables = {
  input: createCourseVersionInput;
};
export type CreateCourseDialogMutation$data = {
  readonly createCourseVersion: {
    readonly courseVersion: {
      readonly course: {
        readonly id: string;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreateCourseDialogMutation = {
  response: CreateCourseDialogMutation$data;
  variables: CreateCourseDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "createCourseVersionPayload",
    "kind": "LinkedField",
    "name": "createCourseVersion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CourseVersion",
        "kind": "LinkedField",
        "name": "courseVersion",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
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
    "name": "CreateCourseDialogMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateCourseDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "18db2beb5f38f97edd78a759c142d3b9",
    "id": "1a0c00b7720f1714d834f0efb42383b8fded5370588110a8523beca7bfe09136",
    "metadata": {},
    "name": "CreateCourseDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CreateCourseDialogMutation(\n  $input: createCourseVersionInput!\n) {\n  createCourseVersion(input: $input) {\n    courseVersion {\n      id\n      course {\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e83bc793d0b159b39f971dec5bbfa26f";

export default node;
