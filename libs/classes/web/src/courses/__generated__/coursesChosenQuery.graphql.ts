/**
 * @generated SignedSource<<e6ac386c58c2e8c95be823f7f7128e6f>>
 * @relayHash d56eeb9da4d550cb38256287c8cdb239
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81e5cc21bfd56a103a13d5fae006bf28a8e62d2f778ad98a41075079e8899244

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type coursesChosenQuery$variables = {
  id: string;
};
export type coursesChosenQuery$data = {
  readonly course: {
    readonly " $fragmentSpreads": FragmentRefs<"courseOption_course">;
  } | null | undefined;
};
export type coursesChosenQuery = {
  response: coursesChosenQuery$data;
  variables: coursesChosenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
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
    "name": "reference",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "coursesChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "courseOption_course",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "coursesChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d56eeb9da4d550cb38256287c8cdb239",
    "id": "81e5cc21bfd56a103a13d5fae006bf28a8e62d2f778ad98a41075079e8899244",
    "metadata": {},
    "name": "coursesChosenQuery",
    "operationKind": "query",
    "text": "query coursesChosenQuery(\n  $id: ID!\n) {\n  course(id: $id) {\n    ...courseOption_course\n    id\n  }\n}\n\nfragment courseOption_course on Course {\n  id\n  title\n  reference\n}\n"
  }
};
})();

(node as any).hash = "4a3cd9f9481d40dbb74b44cab5025b5f";

export default node;
