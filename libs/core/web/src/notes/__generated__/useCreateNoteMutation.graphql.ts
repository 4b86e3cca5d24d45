/**
 * @generated SignedSource<<0be1293c1c565da17c5b7e3288555334>>
 * @relayHash f0d1befb74cf80dea412350479f8a093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10e77d9b89cf685a56d627b96e0f7d25368551664ce169647b150e3cb45c7417

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type createNoteInput = {
  body: string;
  booking?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  customer?: string | null | undefined;
  supplier?: string | null | undefined;
  trainingClass?: string | null | undefined;
};
export type useCreateNoteMutation$variables = {
  input: createNoteInput;
};
export type useCreateNoteMutation$data = {
  readonly createNote: {
    readonly note: {
      readonly booking: {
        readonly id: string;
        readonly notes: {
          readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
        };
      } | null | undefined;
      readonly customer: {
        readonly id: string;
        readonly notes: {
          readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
        };
      } | null | undefined;
      readonly id: string;
      readonly supplier: {
        readonly id: string;
        readonly notes: {
          readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
        };
      } | null | undefined;
      readonly trainingClass: {
        readonly id: string;
        readonly notes: {
          readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
        };
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateNoteMutation = {
  response: useCreateNoteMutation$data;
  variables: useCreateNoteMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 500
  }
],
v4 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": (v3/*:: as any*/),
    "concreteType": "NoteCursorConnection",
    "kind": "LinkedField",
    "name": "notes",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NotesTimeline_notes"
      }
    ],
    "storageKey": "notes(first:500)"
  }
],
v5 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": (v3/*:: as any*/),
    "concreteType": "NoteCursorConnection",
    "kind": "LinkedField",
    "name": "notes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NoteEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Note",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "body",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "author",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "avatarUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "notes(first:500)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createNotePayload",
        "kind": "LinkedField",
        "name": "createNote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Note",
            "kind": "LinkedField",
            "name": "note",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "booking",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Supplier",
                "kind": "LinkedField",
                "name": "supplier",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingClass",
                "kind": "LinkedField",
                "name": "trainingClass",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createNotePayload",
        "kind": "LinkedField",
        "name": "createNote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Note",
            "kind": "LinkedField",
            "name": "note",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "booking",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Supplier",
                "kind": "LinkedField",
                "name": "supplier",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingClass",
                "kind": "LinkedField",
                "name": "trainingClass",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f0d1befb74cf80dea412350479f8a093",
    "id": "10e77d9b89cf685a56d627b96e0f7d25368551664ce169647b150e3cb45c7417",
    "metadata": {},
    "name": "useCreateNoteMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateNoteMutation(\n  $input: createNoteInput!\n) {\n  createNote(input: $input) {\n    note {\n      id\n      booking {\n        id\n        notes(first: 500) {\n          ...NotesTimeline_notes\n        }\n      }\n      customer {\n        id\n        notes(first: 500) {\n          ...NotesTimeline_notes\n        }\n      }\n      supplier {\n        id\n        notes(first: 500) {\n          ...NotesTimeline_notes\n        }\n      }\n      trainingClass {\n        id\n        notes(first: 500) {\n          ...NotesTimeline_notes\n        }\n      }\n    }\n  }\n}\n\nfragment NotesTimeline_notes on NoteCursorConnection {\n  edges {\n    node {\n      id\n      body\n      author\n      updatedAt\n      updatedBy {\n        id\n        avatarUrl\n        person {\n          id\n          fullName\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b9dc8dd738920edd44aff769150eb823";

export default node;
