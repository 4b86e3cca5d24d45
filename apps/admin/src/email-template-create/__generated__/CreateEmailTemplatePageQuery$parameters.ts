/**
 * @generated SignedSource<<78aeecaf0bff08b4d9e50a5350349ff0>>
 * @relayHash 0b9539950efce334a21cd235c90567ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 463db5aa4570d3a25ab12f2a1672bcc5f2ff94994797899d54ea8ce2c71f81ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateEmailTemplatePageQuery } from './CreateEmailTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateEmailTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "463db5aa4570d3a25ab12f2a1672bcc5f2ff94994797899d54ea8ce2c71f81ca",
    "metadata": {},
    "name": "CreateEmailTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
