/**
 * @generated SignedSource<<b73c7b91a380e7d8c1b8b768d0a63222>>
 * @relayHash 566249687dcd2cdf8505aa2465a12ed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8986f014237aaa2ec298e5d904544fa82159c85ba8db723c3c34d4dbc67f445c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpdateEmailTemplatePageQuery } from './UpdateEmailTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<UpdateEmailTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8986f014237aaa2ec298e5d904544fa82159c85ba8db723c3c34d4dbc67f445c",
    "metadata": {},
    "name": "UpdateEmailTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
